import { Copy, Download, Image, Link } from "lucide-react";
import type { ReactNode } from "react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { showRate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Choices, Section, Stack } from "../../ui/card.tsx";
import css from "./code-detail.module.css";
import { CodeQr } from "./code-qr.tsx";
import { useCodeState } from "./code-state.ts";
import { EndCode } from "./end-code.tsx";
import { useCodeFacts } from "./use-code-facts.ts";
import { useShareCode } from "./use-share-code.ts";

/** A code, the ways to share it (`children` first) and to end it; an unusable one shows only why (specification §4.10). */
export function CodeDetail({ code, children }: { code: Code; children?: ReactNode }) {
  const text = useText("codes");
  const share = useShareCode(code.code);
  const state = useCodeState(code);
  const over = state !== "active";
  return (
    <Stack gap={20}>
      {over && <Banner kind="warning">{state === "archived" ? text.archivedHelp : text.overHelp}</Banner>}
      {!over && <CodeQr code={code.code} />}
      {children}
      <Ways share={share} over={over} />
      <Section title={text.details}>
        <WhatItDoes code={code} />
      </Section>
      <EndCode code={code} />
    </Stack>
  );
}

type WaysProps = { share: ReturnType<typeof useShareCode>; over: boolean };

/** Ways to share: link and image. */
function Ways({ share, over }: WaysProps) {
  const text = useText("codes");
  const ways = [
    { label: text.copyCode, Icon: Copy, take: share.copyCode },
    { label: text.copyLink, Icon: Link, take: share.copyLink },
    { label: text.copyImage, Icon: Image, take: share.copyImage },
    { label: text.saveImage, Icon: Download, take: share.saveImage },
  ];
  return (
    <Choices>
      {ways.map(({ label, Icon, take }) => (
        <Button
          key={label}
          size="medium"
          icon={<Icon size={20} aria-hidden />}
          disabled={over}
          onClick={() => void take()}
        >
          {label}
        </Button>
      ))}
    </Choices>
  );
}

function WhatItDoes({ code }: { code: Code }) {
  const text = useText("codes");
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
