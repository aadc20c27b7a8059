import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "#web/lib/call.ts";
import { useText } from "#web/lib/text.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/card.tsx";
import { useProblem } from "../use-problem.ts";

/** Downloads the bank's file; the run then records the download. */
export function FileButton({ runId, again }: { runId: number; again: boolean }) {
  const text = useText("admin").payouts;
  const client = useQueryClient();
  const problemOf = useProblem();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setProblem(null);
    const answer = await call("GET", pathTo(api.payoutFile, { id: runId }));
    setBusy(false);
    if (!answer.ok) return setProblem(problemOf(answer));
    await client.invalidateQueries({ queryKey: ["admin"] });
  };
  return (
    <Stack gap={8}>
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <Button
        size="medium"
        variant={again ? "ghost" : "leaf"}
        icon={<Download size={20} aria-hidden />}
        loading={busy}
        onClick={() => void download()}
      >
        {again ? text.downloadAgain : text.download}
      </Button>
    </Stack>
  );
}
