import { z } from "zod";

export const Privacy = z.object({
  pseudo: z.string().nullable(),
  public: z.boolean(),
  funds_raised: z.boolean(),
  calories_burned: z.boolean(),
  backers_count: z.boolean(),
  backers_detail: z.boolean(),
  organisations: z.boolean(),
  burners_count: z.boolean(),
  burners_detail: z.boolean(),
  donations: z.boolean(),
  newsletter: z.boolean(),
  new_donor: z.boolean(),
  reminder_sync: z.boolean(),
  month_recap: z.boolean(),
});
export type Privacy = z.infer<typeof Privacy>;
