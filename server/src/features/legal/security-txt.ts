import { LANGUAGES } from "@kalivo/domain/language.ts";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../services.ts";

/** Under a year, as RFC 9116 asks; counted from the request, because a running server is maintained. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

type Needs = Pick<Services, "config" | "clock">;

/** RFC 9116: where to report a weakness, and the policy. */
export function mountSecurityTxt(app: FastifyInstance, { config, clock }: Needs) {
  app.get("/.well-known/security.txt", { schema: { hide: true } }, (_, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(securityTxt(config, clock.now())),
  );
}

function securityTxt({ associationMail, publicUrl }: Needs["config"], now: Date): string {
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    ["Contact", `mailto:${encodeURIComponent(associationMail).replace("%40", "@")}`],
    ["Expires", expires.toISOString()],
    ["Preferred-Languages", LANGUAGES.join(", ")],
    ["Policy", `${publicUrl}/legal/source`],
    ["Canonical", `${publicUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}
