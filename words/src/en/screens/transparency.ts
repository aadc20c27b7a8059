/** The open books. */
export const transparency = {
  title: "Open books",
  help: "Straight from our ledger: what donors paid, what the payment provider kept, what is left for the organisations.",
  none: "Nothing has been collected yet.",
  total: "All months",
  byMonth: "By month",
  gross: "Paid by donors",
  fees: "Kept by the payment provider",
  net: "For the organisations",
  fewDonors:
    "A month with fewer than 5 donors is added to the month before, so that nobody's donation can be read from it.",
  open: "Read our open books",
};
