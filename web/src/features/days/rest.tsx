import { Moon } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ActionRow, RowGroup } from "../../ui/link-row.tsx";
import { WaitingLayer } from "../../ui/layers/waiting-layer.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useRest } from "./use-rest.ts";

const RestSheet = lazyPart(async () => (await import("./rest-sheet.tsx")).RestSheet);

/** Offers a burner to rest; while they do, says until when and lets them end or move it. */
export function Rest({ until }: { until: string | null }) {
  const text = useText("days");
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      {until !== null && <Resting until={until} />}
      <RowGroup>
        <ActionRow
          icon={<Moon aria-hidden />}
          label={until === null ? text.rest : text.changeDay}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        />
      </RowGroup>
      {opened && (
        <Suspense fallback={<WaitingLayer open={open} onClose={() => setOpen(false)} />}>
          <RestSheet key={until} until={until} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Resting({ until }: { until: string }) {
  const text = useText("days");
  const toast = useToast();
  const rest = useRest();
  const end = async () => {
    const { ok, data, status } = await rest.mutateAsync(null);
    toast(data.message ?? text.failed(status), ok ? "info" : "error");
  };
  return (
    <Banner
      kind="info"
      action={
        <Button variant="leaf" size="medium" loading={rest.isPending} onClick={() => void end()}>
          {text.endRest}
        </Button>
      }
    >
      <strong>{text.youRest(showDate(until))}</strong> {text.youRestHelp}
    </Banner>
  );
}
