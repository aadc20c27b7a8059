import { Copy, Download, Image, Share2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Choices, Section, Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useCopy } from "../../ui/toast/use-copy.ts";
import { useMe } from "../me/session.ts";
import { inviteUrlToScan } from "../people/use-invite.ts";
import { useShareImage } from "./use-share-image.ts";
import { type CardFacts, cardFacts } from "./card-facts.ts";
import css from "./card-sheet.module.css";
import { CARD_HEIGHT, CARD_WIDTH, type CardWords, drawCard } from "./draw-card.ts";
import type { ShareCardProps } from "./share-card.tsx";

/** The preview, the ways to share it, and its description to copy. */
export function CardSheet({ moment, open, onClose }: ShareCardProps) {
  const workouts = useText("workouts");
  const delight = useText("delight");
  const codes = useText("codes");
  const { language } = useLanguage();
  const facts = cardFacts(useMe(), moment, {
    text: { workouts, delight },
    language,
    linkOf: inviteUrlToScan,
  });
  const words = { ...delight.card, calories: delight.celebration.calories };
  const picture = usePicture(facts, words);
  const image = useShareImage({
    draw: () => (picture.kind === "drawn" ? Promise.resolve(picture.blob) : drawCard(facts, words)),
    fileName: "kalivo.png",
    message: facts.link === null ? facts.alt : `${facts.alt} ${facts.link}`,
    url: facts.link,
    copied: delight.share.copied,
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={delight.share.title}
      footer={
        <Button
          variant="leaf"
          icon={<Share2 size={22} aria-hidden />}
          disabled={picture.kind !== "drawn"}
          onClick={() => void image.share()}
        >
          {delight.share.action}
        </Button>
      }
    >
      <Stack gap={20}>
        <Preview picture={picture} alt={facts.alt} />
        <Choices>
          <Button size="medium" icon={<Image size={20} aria-hidden />} onClick={() => void image.copyImage()}>
            {codes.copyImage}
          </Button>
          <Button
            size="medium"
            icon={<Download size={20} aria-hidden />}
            onClick={() => void image.saveImage()}
          >
            {codes.saveImage}
          </Button>
        </Choices>
        <Description>{facts.alt}</Description>
      </Stack>
    </Sheet>
  );
}

type Picture = { kind: "drawing" } | { kind: "failed" } | { kind: "drawn"; blob: Blob; url: string };

/** Drawn when the sheet opens and again when the facts or words change; never shows an outdated image. */
function usePicture(facts: CardFacts, words: CardWords): Picture {
  const shown = JSON.stringify([facts, words]);
  const [picture, setPicture] = useState<{ of: string; is: Picture } | null>(null);
  const draw = useEffectEvent(() => drawCard(facts, words));
  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    draw().then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setPicture({ of: shown, is: { kind: "drawn", blob, url } });
      },
      () => {
        if (!gone) setPicture({ of: shown, is: { kind: "failed" } });
      },
    );
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [shown]);
  return picture?.of === shown ? picture.is : { kind: "drawing" };
}

/** Reserves the image's space while it is drawn. */
function Preview({ picture, alt }: { picture: Picture; alt: string }) {
  const delight = useText("delight");
  const codes = useText("codes");
  if (picture.kind === "failed") {
    return (
      <Banner kind="error" live>
        {codes.qrShareFailed}
      </Banner>
    );
  }
  if (picture.kind === "drawing") {
    return (
      <div className={css.preview} aria-busy="true">
        <Spinner />
        <output className="visually-hidden">{delight.share.drawing}</output>
      </div>
    );
  }
  return <img className={css.preview} src={picture.url} alt={alt} width={CARD_WIDTH} height={CARD_HEIGHT} />;
}

function Description({ children }: { children: string }) {
  const delight = useText("delight");
  const text = delight.share;
  const copyText = useCopy();
  const copy = () => copyText(children, text.descriptionCopied);
  return (
    <Section title={text.description}>
      <p>{children}</p>
      <p className={css.help}>{text.descriptionHelp}</p>
      <Button size="medium" icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
        {text.copyDescription}
      </Button>
    </Section>
  );
}
