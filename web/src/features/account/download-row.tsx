import type { AddressWith, DataAt } from "@kalivo/contract/calls.ts";
import { useText } from "../../lib/text.tsx";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { ActionRow } from "../../ui/link-row.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type DownloadRowProps<Address extends string> = {
  path: Address;
  data?: DataAt<"GET", Address>;
  label: string;
  detail?: string;
};

/** A row that downloads a file of the signed-in person: a plain link would send no token. */
export function DownloadRow<Address extends AddressWith<"GET">>(props: DownloadRowProps<Address>) {
  const { path, data, label, detail } = props;
  const text = useText("settings");
  const account = useText("account");
  const global = useText("global");
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const answer = await call("GET", path, data === undefined ? {} : { data });
    setBusy(false);
    if (answer.ok) toast(text.downloaded);
    else if (answer.kind === "unreachable") toast(account.unreachable, "error");
    else toast(answer.data.message ?? global.unexpectedError(answer.status), "error");
  };
  const shown = busy ? text.downloading : detail;
  return (
    <ActionRow
      icon={<Download aria-hidden />}
      label={label}
      {...(shown !== undefined && { detail: shown })}
      value={busy ? <Spinner /> : undefined}
      onClick={() => {
        if (!busy) void download();
      }}
    />
  );
}
