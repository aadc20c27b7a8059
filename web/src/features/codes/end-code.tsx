import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useArchiveCode, useStopCodePledges } from "./use-codes.ts";

/** The two ways to end a code: no new uses, or also no more money to those who used it (rule 23). */
export function EndCode({ code }: { code: Code }) {
  return (
    <Stack gap={4}>
      {code.running_pledges > 0 && <StopPledges code={code} />}
      {code.archived_at === null && <Archive code={code} />}
    </Stack>
  );
}

function Archive({ code }: { code: Code }) {
  const text = useText("codes");
  const toast = useToast();
  const archive = useArchiveCode();
  const [asking, setAsking] = useState(false);
  const confirmed = async () => {
    const answer = await archive.mutateAsync(code.id);
    setAsking(false);
    if (answer.ok) toast(text.archived);
    else toast(text.archiveFailed(answer.status), "error");
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {text.archive}
      </Button>
      <Confirm
        open={asking}
        title={text.archive}
        action={text.archiveAction}
        loading={archive.isPending}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      >
        {text.archiveHelp}
      </Confirm>
    </>
  );
}

function StopPledges({ code }: { code: Code }) {
  const text = useText("codes");
  const global = useText("global");
  const toast = useToast();
  const stop = useStopCodePledges();
  const [asking, setAsking] = useState(false);
  const title = text.stopPledges(code.running_pledges);
  const confirmed = async () => {
    const answer = await stop.mutateAsync(code.id);
    setAsking(false);
    if (answer.ok) toast(text.stopped(answer.data.stopped));
    else toast(global.unexpectedError(answer.status), "error");
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {title}
      </Button>
      <Confirm
        open={asking}
        title={title}
        action={text.stopAction(code.running_pledges)}
        loading={stop.isPending}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      >
        {text.stopHelp}
      </Confirm>
    </>
  );
}
