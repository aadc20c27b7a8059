import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { DownloadRow } from "../../features/account/download-row.tsx";

/** Rule 31: all data about the person, as a zip. */
export function DownloadData() {
  const text = useText("settings");
  return <DownloadRow path={api.exportData} label={text.download} detail={text.downloadHelp} />;
}
