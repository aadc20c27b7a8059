import { beforeAll, expect, test } from "vitest";
import { grossTotal, organisation, paidBy } from "#server-test/support/people.ts";
import { previewReader } from "#server-test/support/preview-reader.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ PUBLIC_URL: "https://kalivo.example" });
const { head } = previewReader(kalivo);

beforeAll(async () => {
  const charity = await organisation(kalivo, "Forêt du Nord");
  const october = { period_id: 202610, gross_cents: 123_456n };
  await grossTotal(kalivo, { party: "organisation", party_id: charity, ...october, payers_count: 5 });
  await paidBy(kalivo, 202610, 5);
  await kalivo.moveTo("2026-11-02T12:00:00Z"); // lets the kept books grow old
});

const COLLECTED = "We collect what was given in a month in the month after it.";

test.each(["/m", "/m/2026-10"])(
  "%s says when its money is collected, and promises no costs",
  async (path) => {
    const page = await head(path);
    expect(page.said).toContain("October 2026");
    expect(page.said).toContain(COLLECTED);
    expect(page.body).not.toContain("what it cost");
  },
);
