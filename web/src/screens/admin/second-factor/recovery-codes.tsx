import { Copy } from "lucide-react";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { useToast } from "#web/ui/toast/toasts.tsx";
import css from "./recovery-codes.module.css";

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shown once: not even the server can read them again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = useText("admin").secondFactor;
  return (
    <Section title={text.codesTitle}>
      <Card roomy>
        <Stack gap={20}>
          <p>{text.codesHelp}</p>
          <CodeList codes={codes} />
          <Button variant="leaf" onClick={onKept}>
            {text.kept}
          </Button>
        </Stack>
      </Card>
    </Section>
  );
}

export function CodeList({ codes }: Pick<RecoveryCodesProps, "codes">) {
  const text = useText("admin").secondFactor;
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast(text.copied);
  };
  return (
    <>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button size="medium" icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
        {text.copy}
      </Button>
    </>
  );
}
