import { z } from "zod";

/** A month's course in money and people, in Brussels time. */
export const CourseMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  /** Paid by donors in the month, without what went back since. */
  collected_in_euros: z.number(),
  /** Left the association's account in the month, by the bank's day. */
  paid_out_in_euros: z.number(),
  /** Announced for a day of the month, and given up. */
  not_collected_in_euros: z.number(),
  /** Burners with a workout that counts in the month. */
  burners: z.int(),
  /** People and teams whose support of somebody ran in the month. */
  donors: z.int(),
});

/** A step of a month's calendar, and how far it is. */
export const NextStep = z.object({
  step: z.enum(["close", "notices", "collection", "release", "payouts"]),
  /** The month of effort it is about; null: money of several. */
  month: z.string().nullable(),
  /** Its day in Brussels; null: it has none yet. */
  on: z.iso.date().nullable(),
  state: z.enum(["nothing", "to_come", "under_way", "done"]),
  /** How many charges or payouts it is about, and of them not dealt with yet. */
  count: z.int(),
  left: z.int(),
  amount_in_euros: z.number(),
});

export const AdminCourse = z.object({
  /** Twelve, oldest first; the last one is running. */
  months: z.array(CourseMonth),
  /** The earliest first. */
  next: z.array(NextStep),
});

export type CourseMonth = z.infer<typeof CourseMonth>;
export type NextStep = z.infer<typeof NextStep>;
export type AdminCourse = z.infer<typeof AdminCourse>;
