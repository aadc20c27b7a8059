import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { apiAt } from "./api-at.ts";
import { chooseFirstOrganisation, giveCard, member, type Member } from "./api.ts";
import { CARDS } from "./sandbox.ts";
import { somebody } from "./people.ts";

// The links people share, and the page a new person finds there.

export const LINKS = ["code", "invite", "profile", "support", "organisation", "team", "books"] as const;
export type Link = (typeof LINKS)[number];

/** The path, the title of its preview, and whether the inviter is offered first. */
export type Shared = { address: string; says: string | RegExp; inviter: boolean };

const page = (address: string, says: string | RegExp, inviter = false): Shared => ({
  address,
  says,
  inviter,
});

/** A burner with a code, a team and a link of every kind. */
export async function everyLink(family: string): Promise<{ odile: Member; links: Record<Link, Shared> }> {
  const odile = await member(somebody("Odile", family));
  await chooseFirstOrganisation(odile);
  await giveCard(odile, CARDS.works);
  const { post } = apiAt(inject("origin"), odile.token);
  const { code } = await post(api.createCode, { perCalorie: 0.1, limit: 5 });
  const { id: team } = await post(api.createTeam, { name: `Team ${family}` });
  const { id } = odile;
  const links = {
    code: page(`/code/${code}`, new RegExp(`^Odile ${family} gives 0,10.€ per 100 calories you burn$`)),
    invite: page(`/register?back=Someone-Else-${id}`, "Odile invited you to Kalivo", true),
    profile: page(`/user/${id}`, `Odile ${family} on Kalivo`, true),
    support: page(`/user/${id}/back`, "Support Odile on Kalivo", true),
    organisation: page("/organisation/1", "Forest Return on Kalivo"),
    team: page(`/team/${team}`, `Team ${family} on Kalivo`),
    books: page("/transparency", "Open books"),
  };
  return { odile, links };
}

/** Waits for the page that the link leads a member to. */
export async function arrived(at: Page, link: Link, family: string): Promise<void> {
  const titled = (name: string) => at.getByRole("heading", { level: 1, name }).waitFor();
  switch (link) {
    case "code":
      return at.getByText(/now gives 0,10.€ per 100 calories you burn/).waitFor();
    case "invite":
    case "support":
      return at.getByRole("dialog", { name: "Support Odile" }).waitFor();
    case "profile":
      return titled(`Odile ${family}`);
    case "organisation":
      return titled("Forest Return");
    case "team":
      return titled(`Team ${family}`);
    case "books":
      return titled("Open books");
    default:
      return link satisfies never;
  }
}
