/** What stands beside drawings of money. */
export const charts = {
  way: {
    title: "The way of the money",
    donors: "Donors",
    returned: "Returned to donors",
    others: "Other organisations",
    /** Of the stream one looks at. */
    spoken: (from: string, to: string, amount: string) => `${from} → ${to}: ${amount}`,
  },
  parts: {
    title: "What went where",
    soFar: "raised so far",
    ofMonth: "raised",
    ofStatement: "given",
  },
};
