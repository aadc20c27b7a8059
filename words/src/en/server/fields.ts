/** What people call a field of a call; one that is not here keeps its name. */
const names: Readonly<Record<string, string>> = {};

/** What is wrong with a field of a call; the field's name stands before it. */
export const fields = {
  said: (field: string, problem: string) => `${field} ${problem}`,
  names,
  problems: {
    number: () => "must be a number",
    between: (least: string, most: string) => `must be between ${least} and ${most}`,
    whole: () => "must be a whole number",
    trueOrFalse: () => "must be true or false",
    text: () => "must be text",
    tooLong: (most: string) => `must be at most ${most} characters`,
    tooShort: (least: string) => `must have at least ${least} characters`,
    characters: () => "contains characters that are not allowed",
    required: () => "is required",
    invisible: () => "needs something that can be seen",
    nameAddress: () => "must not contain a web or mail address (write a blank after a dot)",
    nameLines: () => "must stand on one line",
    nameUnseen: () => "contains signs that nobody sees",
    digits: (n: string) => `must have ${n} digits`,
    list: () => "must be a list",
    entries: (most: string) => `must have at most ${most} entries`,
    day: () => "must be a day",
    dayForm: () => "must be a day like 1990-12-31",
    email: () => "must be an email address",
    month: () => "must be a month",
    monthForm: () => "must be a month like 2026-11",
    instant: () => "must be an instant like 2026-11-05T07:30:00Z",
    place: () => "must be the place of an item",
    oneOf: (options: string) => `must be one of ${options}`,
    rate: () => "must be between 0.01 and 10.00 euros per 100 calories, in steps of 0.01",
    limit: () => "must be at least 1 euro a month, in whole cents",
    wholeCents: () => "must be an amount in whole cents",
    noCalorie: () => "is too little to burn a calorie",
    healthRecord: (...details: string[]) => `is no record of a health app: ${details.join(", ")}`,
  },
};
