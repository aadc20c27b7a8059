import type { SetupStep } from "@kalivo/contract/routes/own/admin/read-setup.ts";
import { Copy } from "lucide-react";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { useCopy } from "#web/ui/toast/use-copy.ts";
import css from "./first-steps.module.css";

/** What only the settings of the server can do, to hand on to the person who runs it; nothing once all of it is done. */
export function OperatorNote({ toDo }: { toDo: readonly SetupStep[] }) {
  const { note } = useText("admin").firstSteps;
  const copy = useCopy();
  const settings = Object.entries(note.settings).filter(([step]) => toDo.some((open) => open === step));
  if (settings.length === 0) return null;
  const words = [note.before, ...settings.map(([, setting]) => `- ${setting}`)].join("\n");
  return (
    <Disclosure title={note.title}>
      {() => (
        <>
          <p className={css.help}>{note.help}</p>
          <p className={css.note}>{words}</p>
          <div>
            <Button
              size="medium"
              icon={<Copy size={20} aria-hidden />}
              onClick={() => void copy(words, note.copied)}
            >
              {note.copy}
            </Button>
          </div>
        </>
      )}
    </Disclosure>
  );
}
