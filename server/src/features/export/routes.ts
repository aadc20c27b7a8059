import { exportData as exportRoute } from "@kalivo/contract/routes/own/export-data.ts";
import { EXPORTS_AN_HOUR } from "@kalivo/domain/limits.ts";
import type { Api } from "../../http/route-handler.ts";
import type { Services } from "../../services.ts";
import { exportReply } from "./export-reply.ts";

const AN_HOUR = 3600;

export function mountExport(
  api: Api,
  { db, limits, config, secretKeys }: Pick<Services, "db" | "limits" | "config" | "secretKeys">,
) {
  const exporting = limits("export", EXPORTS_AN_HOUR, AN_HOUR);

  api.on(exportRoute, async ({ person, now }) => {
    const tooMany = await exporting.consume(String(person.id));
    return (
      tooMany ?? exportReply({ db, config }, { userId: person.id, fileName: "my-data", secretKeys }, now)
    );
  });
}
