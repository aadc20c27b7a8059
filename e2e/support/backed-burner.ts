import { backBurner, chooseFirstOrganisation, giveCard, member, type Member } from "./api.ts";
import type { Visit } from "./browser.ts";
import { somebody } from "./people.ts";
import { present } from "./present.ts";
import { CARDS, moveTo } from "./sandbox.ts";

/** A burner and a donor who pays them 0,20 € per 100 kcal, both registered before the workouts to record. */
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

/** "20/11/2026 13:00", the format of the console. */
const brusselsTime = (instant: Date): string => FORMAT.format(instant).replace(",", "");
const FORMAT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "short",
});
