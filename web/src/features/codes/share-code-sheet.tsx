import { useMoreText } from "../../lib/text.tsx";
import { Copy, Download, Image, Share2 } from "lucide-react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { showRate } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Choices, Section, Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { CodeQr } from "./code-qr.tsx";
import { EndCode } from "./end-code.tsx";
import css from "./share-code-sheet.module.css";
import { useCodeFacts } from "./use-code-facts.ts";
import { useShareCode } from "./use-share-code.ts";

type ShareCodeSheetProps = { code: Code; open: boolean; onClose: () => void };

/** The QR code and the ways to hand it on; an archived code only explains itself (§4). */
export function ShareCodeSheet({ code, open, onClose }: ShareCodeSheetProps) {
  const text = useMoreText().codes;
  const share = useShareCode(code.code);
  const archived = code.archived_at !== null;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={code.label === null ? text.shareTitle : text.shareLabelled(code.label)}
      footer={
        <Button
          variant="leaf"
          icon={<Share2 size={22} aria-hidden />}
          disabled={archived}
          onClick={() => void share.share()}
        >
          {text.shareImage}
        </Button>
      }
    >
      <Stack gap={20}>
        {archived && <Banner kind="warning">{text.archivedHelp}</Banner>}
        {!archived && <CodeQr code={code.code} />}
        <Choices>
          <Button
            size="medium"
            icon={<Copy size={20} aria-hidden />}
            disabled={archived}
            onClick={() => void share.copyLink()}
          >
            {text.copyLink}
          </Button>
          <Button
            size="medium"
            icon={<Image size={20} aria-hidden />}
            disabled={archived}
            onClick={() => void share.copyImage()}
          >
            {text.copyImage}
          </Button>
          <Button
            size="medium"
            icon={<Download size={20} aria-hidden />}
            disabled={archived}
            onClick={() => void share.saveImage()}
          >
            {text.saveImage}
          </Button>
        </Choices>
        <Section title={text.details}>
          <WhatItDoes code={code} />
        </Section>
        <EndCode code={code} />
      </Stack>
    </Sheet>
  );
}

function WhatItDoes({ code }: { code: Code }) {
  const text = useMoreText().codes;
  const facts = useCodeFacts(code);
  const { rate_in_cents_per_kcal: rate, owner_type, owner } = code;
  return (
    <div className={css.details}>
      {rate > 0 && <p>{text.whoever(showRate(rate))}</p>}
      {owner_type === "team" && <p>{text.whoeverTeam(owner.name)}</p>}
      {rate === 0 && owner_type === "user" && <p>{text.whoeverInvited}</p>}
      <p className={css.facts}>{facts.join(" · ")}</p>
    </div>
  );
}
