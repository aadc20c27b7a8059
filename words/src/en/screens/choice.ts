/** Choosing organisations, and an organisation's own page. */
export const choice = {
  title: "Choose your organisations",
  help: "What your calories raise goes to these, in equal shares.",
  sort: "Sort",
  raised: "raised",
  burners: "burners",
  listed: "listed",
  about: "About",
  byMonth: "Raised by month",
  saved: "Your organisations were saved",
};
