import { Readable } from "node:stream";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { exportFiles } from "./export-data.ts";
import { zipped } from "./zip.ts";

/** `secretKeys`: only when the person downloads it themself. */
type Exported = { userId: number; fileName: string; secretKeys: readonly string[] | null };

/** A person's data as a zip to download. */
export const exportReply = (
  { db, config }: Pick<Services, "db" | "config">,
  { userId, fileName, secretKeys }: Exported,
  now: Date,
) =>
  reply(
    200,
    Readable.from(zipped(exportFiles({ db, userId, now, publicUrl: config.publicUrl, secretKeys }), now), {
      objectMode: false,
    }),
    {
      "content-disposition": `attachment; filename="${APP_NAME.toLowerCase()}-${fileName}-${brusselsDay(now)}.zip"`,
      "cache-control": "no-store",
    },
  );
