import * as api from "@kalivo/contract/api-paths.ts";
import type { AddressWith } from "@kalivo/contract/calls.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import sharp from "sharp";
import { beforeAll } from "vitest";
import { lastMail } from "./mailed.ts";
import type { PayerAt } from "./paid-charge.ts";
import { usePayoutDesk } from "./payout-desk.ts";
import type { TestProduct } from "./product.ts";

const MAIL = "eva@ocean.example.org";

/** An organisation with a contact and a confirmed payout, two admins, and its way in. */
export function usePaidOrganisation(kalivo: TestProduct, payerAt?: PayerAt) {
  const desk = usePayoutDesk(kalivo, payerAt);
  const paid = { organisation: 0, payout: 0, cents: 0 };
  const payRun = async () => {
    const { id } = await desk.approvedRun();
    await desk.fileOf(id);
    await desk.post(desk.ines(), pathTo(api.signPayouts, { id }));
    await desk.wait(2);
    const settled_on = desk.today();
    return (await desk.post(desk.omar(), pathTo(api.confirmPayouts, { id }), { settled_on })).body;
  };
  const nameContact = (mail: string) =>
    desk.post(desk.ines(), pathTo(api.saveContact, { id: paid.organisation }), {
      contact_mail: mail,
      contact_language: "en",
    });
  beforeAll(async () => {
    const [first] = (await payRun()).payouts;
    if (first === undefined) throw new Error("nothing was paid out");
    paid.organisation = first.organisation.id;
    paid.payout = first.id;
    paid.cents = Math.round(first.amount_in_euros * 100);
    await nameContact(MAIL);
  });
  const outside = <Address extends AddressWith<"POST">>(path: Address, data: Record<string, unknown>) =>
    kalivo.call("POST", path, { data });
  const send = () => desk.post(desk.ines(), pathTo(api.sendOrganisationLink, { id: paid.organisation }));
  /** The token of the newest link that was mailed to the contact. */
  const mailedLink = async () =>
    /\/for\/([\w.-]+)/.exec(await lastMail(kalivo, MAIL, "your page"))?.[1] ?? "";
  return {
    MAIL,
    desk,
    paid,
    payRun,
    nameContact,
    outside,
    send,
    mailedLink,
    /** The key of a page that is opened by a new link. */
    openPage: async () => {
      await send();
      return (await outside(api.openOrganisationLink, { token: await mailedLink() })).body.key;
    },
  };
}

export async function pictureOf(width: number, height: number): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "seagreen" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "reef.png", { type: "image/png" });
}
