import { backBurner, chooseFirstOrganisation, giveCard, member, type Member } from "./api.ts";
import type { Visit } from "./browser.ts";
import { somebody } from "./people.ts";
import { present } from "./present.ts";
import { CARDS, moveTo } from "./sandbox.ts";

/** Somebody who burns and somebody who pays 0,20 € per 100 kcal for it, both since before what is recorded now. */
export async function backedBurner(
  visitor: Visit,
  lastName: string,
  { consents = true } = {},
): Promise<{ burner: Member; donor: Member }> {
  const [burner, donor] = await Promise.all([
    member(somebody("Noor", lastName), { consents }),
    member(somebody("Daan", lastName)),
  ]);
  await Promise.all([chooseFirstOrganisation(burner), giveCard(donor, CARDS.works)]);
  await backBurner(donor, burner, 0.2);
  await moveTo(visitor, brusselsTime(new Date((await present()).getTime() + 3 * 3_600_000)));
  return { burner, donor };
}

/** "20/11/2026 13:00" as the console writes it. */
const brusselsTime = (instant: Date): string => FORMAT.format(instant).replace(",", "");
const FORMAT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "short",
});
