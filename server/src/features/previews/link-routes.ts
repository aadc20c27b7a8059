import { readLink as readLinkRoute } from "@kalivo/contract/routes/own/read-link.ts";
import { linkSubject } from "@kalivo/domain/links/link-subject.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { codeChecks } from "../codes/code-checks.ts";
import { readLink } from "./read-link.ts";

type Needs = Pick<Services, "db" | "pool" | "clock" | "limits">;

/** The subject of a shared link, for visitors without an account. A valid code is not counted as a try (rule 24). */
export function mountLink(api: Api, needs: Needs) {
  const codes = codeChecks(needs.limits);
  api.on(readLinkRoute, async ({ query: { address: link }, address, language }) => {
    const isCode = linkSubject(link)?.kind === "code";
    const tooMany = isCode ? await codes.consume(address) : null;
    if (tooMany !== null) return tooMany;
    const read = await readLink(needs, link, language);
    if (isCode && read.ok) await codes.giveBack(address);
    return read.ok ? reply(200, read.value) : read.refusal;
  });
}
