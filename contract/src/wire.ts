import { z } from "zod";
import { nameProblem } from "@kalivo/domain/people/name.ts";
import { isPortraitSeed } from "@kalivo/domain/people/portrait.ts";
import { ANSWER_LINES, MAX_ANSWER_LENGTH } from "@kalivo/domain/people/answer.ts";
import { MAX_WHY_LENGTH, WHY_LINES } from "@kalivo/domain/people/why-i-move.ts";
import { canBeSeen, hasUnseen, proseProblem } from "@kalivo/domain/visible-text.ts";
import { problem } from "./field-problem.ts";

// The wire carries JSON or multipart text. These schemas accept both; after them values have their proper types.

const NUMERIC = /^-?\d+(?:[.,]\d+)?$/;

/** A finite number, also as text with a comma or a point. `1e309`, "abc" and "" are refused. */
export const wireNumber = z
  .union([z.number(), z.string()], { error: problem("number") })
  .transform((value, context) => {
    const number = typeof value === "number" ? value : toNumber(value.trim());
    if (Number.isFinite(number)) return number;
    context.addIssue({ code: "custom", message: problem("number") });
    return z.NEVER;
  })
  .meta({ type: "number" });

const toNumber = (text: string) => (NUMERIC.test(text) ? Number(text.replace(",", ".")) : Number.NaN);

/** A number between two bounds, both allowed. */
export const wireNumberBetween = (least: number, most: number) =>
  wireNumber.refine((value) => value >= least && value <= most, {
    error: problem("between", least, most),
  });

export const wireInteger = (least: number, most: number) =>
  wireNumberBetween(least, most).refine(Number.isInteger, { error: problem("whole") });

/** The id of a row: PostgreSQL's positive 32-bit integers. */
export const wireId = wireInteger(1, 2_147_483_647);

export const wireBoolean = z
  .union([z.boolean(), z.number(), z.string()], { error: problem("trueOrFalse") })
  .transform((value, context) => {
    const text = String(value).toLowerCase();
    if (text === "true" || text === "1" || text === "on") return true;
    if (text === "false" || text === "0" || text === "off" || text === "") return false;
    context.addIssue({ code: "custom", message: problem("trueOrFalse") });
    return z.NEVER;
  })
  .meta({ type: "boolean" });

/** A boolean that must be given: an empty field is invalid. */
export const wireGivenBoolean = z.preprocess((value) => (value === "" ? undefined : value), wireBoolean);

/** Direction overrides, which also affect the text after them; right-to-left scripts do not need them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;
/** More combining marks than any script uses on one letter spill over the neighbouring text. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;

/** A lone surrogate, and the replacement character that JSON bodies have in its place. */
const BROKEN = /[\p{Surrogate}\uFFFD]/gu;

/** Text as typed: trimmed, well-formed, without control characters, at most `most` characters. */
export const wireText = (most: number) =>
  z
    .string({ error: problem("text") })
    .overwrite((text) => text.replaceAll("\r\n", "\n")) // as a form sends a line break
    .max(most, { error: problem("tooLong", most) })
    .transform((text) => text.replaceAll(TURNING, "").replaceAll(BROKEN, "").replaceAll(HEAPED, "$1").trim())
    // oxlint-disable-next-line no-control-regex -- exactly those characters are refused
    .refine((text) => !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text), {
      error: problem("characters"),
    });

export const wireRequiredText = (most: number) =>
  wireText(most).refine((text) => text.length > 0, { error: problem("required") });

/** A text that is shown: something of it can be seen. */
export const wireName = (most: number) =>
  wireRequiredText(most).refine((text) => text === "" || canBeSeen(text), {
    error: problem("invisible"),
  });

/** What is said of an organisation: all of it can be seen. A link in it is shown as text. */
export const wireShownText = (most: number) =>
  wireRequiredText(most).superRefine((text, context) => {
    if (text === "") return;
    const kind = canBeSeen(text) ? "nameUnseen" : "invisible";
    if (kind === "invisible" || hasUnseen(text)) context.addIssue({ code: "custom", message: problem(kind) });
  });

const NAME_PROBLEMS = { address: "nameAddress", line_break: "nameLines", unseen: "nameUnseen" } as const;

/** The name of a person or team, or a pseudonym, as shown to others, also in mails (rule 39). */
export const wireNameOfOthers = (text: z.ZodType<string, string>) =>
  text.superRefine((name, context) => {
    const wrong = name === "" ? null : nameProblem(name);
    if (wrong !== null) context.addIssue({ code: "custom", message: problem(NAME_PROBLEMS[wrong]) });
  });

/** A first or last name, or a team's name. */
export const wireCalled = (most: number) => wireNameOfOthers(wireRequiredText(most));

/** What a person writes for others to read, in so many lines at most. */
const wireProse = (most: number, lines: number) =>
  wireText(most).superRefine((text, context) => {
    const wrong = proseProblem(text, lines);
    const message = wrong === "lines" ? problem("lines", lines) : problem("nameUnseen");
    if (wrong !== null) context.addIssue({ code: "custom", message });
  });

/** What a person says of why they move (rule 61). */
export const wireWhyIMove = wireProse(MAX_WHY_LENGTH, WHY_LINES);

/** What a burner writes to those who gave (rule 69). */
export const wireAnswer = wireProse(MAX_ANSWER_LENGTH, ANSWER_LINES);

/** What a drawn portrait is drawn from (rule 62). */
export const wirePortrait = wireText(200).refine(isPortraitSeed, { error: problem("portrait") });

/** A text of blanks, or of characters that are taken out, is as empty as "". */
const emptyIs = <S extends z.ZodType, Empty extends null | undefined>(schema: S, empty: Empty) =>
  schema.transform((value): z.output<S> | Empty => (value === "" ? empty : value));

/** Optional on the wire: absent, null and "" all mean "not given". */
export const wireOptional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    emptyIs(schema, undefined).optional(),
  );

/** Clearable on the wire: absent leaves it as it is, null and "" clear it. */
export const wireClearable = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), emptyIs(schema, null).nullable().optional());

/** Must be given: null and "" clear it, omitting it must not. */
export const wireGivenOrNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), emptyIs(schema, null).nullable());

/** A list; multipart sends an empty one as "". */
export const wireList = <S extends z.ZodType>(item: S, most: number) =>
  z.preprocess(
    (value) => (value === "" || value === null || value === undefined ? [] : value),
    z.array(item, { error: problem("list") }).max(most, { error: problem("entries", most) }),
  );

/** A list that must be given: omitting it must not replace everything. */
export const wireRequiredList = <S extends z.ZodType>(item: S, most: number) =>
  z.preprocess(
    (value) => (value === "" ? [] : value),
    z.array(item, { error: problem("list") }).max(most, { error: problem("entries", most) }),
  );

/** A calendar day; anything after it is cut ("trimmed to its first 10 characters"). */
export const wireDay = z
  .string({ error: problem("day") })
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date({ error: problem("dayForm") }));

/** An instant with its offset from UTC. */
export const wireInstant = z.iso
  .datetime({ offset: true, error: problem("instant") })
  .transform((written) => new Date(written));

export const wireEmail = wireRequiredText(200).pipe(z.email({ error: problem("email") }));

const PHONE_DIGITS = { least: 6, most: 20 };

/** A phone number as typed: digits with spaces, `+`, brackets, dots, slashes and dashes between them. */
export const wirePhone = wireText(60).refine(
  (text) => {
    const digits = text.replaceAll(/[\s+()./\p{Pd}]/gu, "");
    return /^\d+$/.test(digits) && digits.length >= PHONE_DIGITS.least && digits.length <= PHONE_DIGITS.most;
  },
  { error: problem("phone", PHONE_DIGITS.least, PHONE_DIGITS.most) },
);

export const Message = z.object({ message: z.string() });
export const Refusal = Message.extend({
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** `second_factor`: an admin's session has to show the second factor before using the admin pages (rule 40). */
  code: z.enum(["second_factor"]).optional(),
  /** Of an error of ours: by which the operator finds it in the log, as `X-Request-Id`. */
  request: z.string().optional(),
});

export const IdParams = z.object({ id: wireId });
export const Paging = {
  page: wireOptional(wireInteger(1, 100_000)),
  per_page: wireOptional(wireInteger(1, 100)),
};

export type Message = z.infer<typeof Message>;
export type Refusal = z.infer<typeof Refusal>;
