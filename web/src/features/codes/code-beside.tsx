import { Share2 } from "lucide-react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { CodeDetail } from "./code-detail.tsx";
import { useCodeState } from "./code-state.ts";
import { useShareCode } from "./use-share-code.ts";
import { useShareTitle } from "./use-share-title.ts";

/** What the sheet of a code says, beside the list that it is chosen from. */
export function CodeBeside({ code }: { code: Code }) {
  const text = useText("codes");
  const titleOf = useShareTitle();
  const share = useShareCode(code.code);
  const over = useCodeState(code) !== "active";
  return (
    <Section title={titleOf(code)}>
      <Card roomy>
        <CodeDetail code={code}>
          <Button icon={<Share2 size={22} aria-hidden />} disabled={over} onClick={() => void share.share()}>
            {text.shareImage}
          </Button>
        </CodeDetail>
      </Card>
    </Section>
  );
}
