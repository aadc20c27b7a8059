// The size of large or randomised tests. `npm test`: small, with fixed seeds, so that a failure can be repeated; each size
// still catches the planted faults. `npm run nightly`: large, with a new seed.

const large = process.env["KALIVO_SIZE"] === "large";
const given = process.env["KALIVO_SEED"];

type Knobs<Size> = { seed: number; small: Size; large: Size };
const sized = <Size extends object>(knobs: Knobs<Size>): Size & { seed: number } => ({
  ...(large ? knobs.large : knobs.small),
  seed: given === undefined ? knobs.seed : Number(given),
});

export const SIZES = {
  /** For random tests without a size of their own. */
  anything: sized({ seed: 20_261_101, small: {}, large: {} }),
  bankDays: sized({ seed: 20_261_122, small: { payments: 45 }, large: { payments: 900 } }),
  closes: sized({ seed: 3, small: { histories: 30 }, large: { histories: 1_000 } }),
  crash: sized({ seed: 14, small: { charges: 16, kills: 3 }, large: { charges: 120, kills: 45 } }),
  efforts: sized({ seed: 7, small: { histories: 60 }, large: { histories: 5_000 } }),
  estimates: sized({ seed: 5, small: { histories: 30 }, large: { histories: 1_000 } }),
  fuzz: sized({ seed: 4242, small: { rounds: 1 }, large: { rounds: 25 } }),
  halfSigns: sized({ seed: 0, small: { bodies: 1 }, large: { bodies: 2 } }),
  kcalMonths: sized({ seed: 3, small: { lives: 15 }, large: { lives: 500 } }),
  keptFigures: sized({ seed: 5, small: { changes: 60 }, large: { changes: 1_000 } }),
  killed: sized({ seed: 5, small: { payers: 40, kills: 2 }, large: { payers: 300, kills: 9 } }),
  moneyBack: sized({ seed: 3, small: { lives: 45 }, large: { lives: 2_000 } }),
  months: sized({ seed: 21, small: { months: 12 }, large: { months: 300 } }),
  paymentNews: sized({ seed: 17, small: { lives: 50 }, large: { lives: 3_000 } }),
  storm: sized({ seed: 1, small: { payers: 8, felt: 2 }, large: { payers: 60, felt: 5 } }),
  year: sized({ seed: 11, small: { payers: 24, months: 2 }, large: { payers: 200, months: 12 } }),
};
