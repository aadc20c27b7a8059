import { Readable } from "node:stream";
import { exportData as exportRoute } from "@kalivo/contract/routes/own/export-data.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { EXPORTS_AN_HOUR } from "@kalivo/domain/limits.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { Api } from "../../http/mount.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { exportFiles } from "./export-data.ts";
import { zipped } from "./zip.ts";

const AN_HOUR = 3600;

export function mountExport(api: Api, { db, limits, config }: Pick<Services, "db" | "limits" | "config">) {
  const exporting = limits("export", EXPORTS_AN_HOUR, AN_HOUR);

  api.on(exportRoute, async ({ person, now }) => {
    const tooMany = await exporting.consume(String(person.id));
    if (tooMany !== null) return tooMany;
    const files = exportFiles({ db, userId: person.id, publicUrl: config.publicUrl });
    return reply(200, Readable.from(zipped(files, now), { objectMode: false }), {
      "content-disposition": `attachment; filename="${APP_NAME.toLowerCase()}-my-data-${brusselsDay(now)}.zip"`,
      "cache-control": "no-store",
    });
  });
}
