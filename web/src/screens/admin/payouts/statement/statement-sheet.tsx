import * as api from "@kalivo/contract/api-paths.ts";
import type { BankFilePreview } from "@kalivo/contract/shapes/bank-statement.ts";
import { useState } from "react";
import { useText } from "#web/lib/text.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/card.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { Sheet } from "#web/ui/layers/sheet.tsx";
import { useToast } from "#web/ui/toast/toasts.tsx";
import { useAdminCall } from "../../use-admin.ts";
import { useProblem } from "../../use-problem.ts";
import { StatementPreview } from "./statement-preview.tsx";

type StatementSheetProps = { open: boolean; onClose: () => void };
type Looked = { file: File; preview: BankFilePreview };

/** The bank's file: choose, preview, and book exactly what was previewed. */
export function StatementSheet({ open, onClose }: StatementSheetProps) {
  const text = useText("admin").payouts.statement;
  const toast = useToast();
  const problemOf = useProblem();
  const looking = useAdminCall({ path: api.previewBankStatement });
  const booking = useAdminCall({ path: api.bookBankStatement });
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (file: File) => {
    setProblem(null);
    setLooked(null);
    if (file.size === 0) return setProblem(text.empty);
    const answer = await looking.mutateAsync({ file });
    return answer.ok ? setLooked({ file, preview: answer.data }) : setProblem(problemOf(answer));
  };
  const book = async ({ file, preview }: Looked) => {
    setProblem(null);
    const answer = await booking.mutateAsync({ file, seen: preview.seen });
    if (!answer.ok && answer.status === 409) setLooked(null); // conflict: the preview is outdated
    if (!answer.ok) return setProblem(problemOf(answer));
    toast(text.booked(countOf(answer.data)));
    return onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title}
      size="wide"
      dirty={looked !== null && countOf(looked.preview) > 0 && booking.data?.ok !== true}
      footer={
        looked !== null &&
        countOf(looked.preview) > 0 && (
          <Button variant="leaf" loading={booking.isPending} onClick={() => void book(looked)}>
            {text.book(countOf(looked.preview))}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        {problem !== null && (
          <Banner kind="error" live>
            {problem}
          </Banner>
        )}
        {looked === null ? (
          <Choose reading={looking.isPending} onFile={(file) => void look(file)} />
        ) : (
          <>
            <StatementPreview preview={looked.preview} />
            <Button size="medium" variant="ghost" onClick={() => setLooked(null)}>
              {text.another}
            </Button>
          </>
        )}
      </Stack>
    </Sheet>
  );
}

const countOf = ({ sums }: BankFilePreview): number => sums.reduce((all, { count }) => all + count, 0);

const ACCEPTED = ".xml,.cod,.coda,.txt,.bc2";

function Choose({ reading, onFile }: { reading: boolean; onFile: (file: File) => void }) {
  const text = useText("admin").payouts.statement;
  return (
    <FileDrop
      help={text.help}
      label={reading ? text.reading : text.choose}
      drop={text.drop}
      accept={ACCEPTED}
      disabled={reading}
      onFiles={([file]) => file !== undefined && onFile(file)}
    />
  );
}
