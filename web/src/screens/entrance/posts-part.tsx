import * as api from "@kalivo/contract/api-paths.ts";
import type { Entrance } from "@kalivo/contract/shapes/proof-post.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import { useState } from "react";
import { showDate, showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import css from "./entrance.module.css";
import type { InsideProps } from "./inside-page.tsx";
import { PostForm } from "./post-form.tsx";
import { Refused } from "./refused.tsx";
import { useInside } from "./use-entrance.ts";

export type PaidOut = Entrance["payouts"][number];

/** The transfers that arrived, each with what the organisation shows of it. */
export function PostsPart({ page, pageKey }: InsideProps) {
  const { posts: text } = useText("entrance");
  return (
    <Section title={text.title}>
      <p className={css.quiet}>{text.help}</p>
      {page.payouts.length === 0 ? (
        <p className={css.text}>{text.none}</p>
      ) : (
        <Stack>
          {page.payouts.map((payout) => (
            <Payout key={payout.id} payout={payout} all={page.payouts} pageKey={pageKey} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

type PayoutProps = { payout: PaidOut; all: readonly PaidOut[]; pageKey: string };

function Payout({ payout, all, pageKey }: PayoutProps) {
  const { posts: text } = useText("entrance");
  const [writing, setWriting] = useState(false);
  const { post, came_back_on: cameBack } = payout;
  const again = cameBack === null ? [] : all.filter((other) => isLater(other, payout.id, cameBack));
  const isOpen = cameBack === null && (post === null || post.state === "returned");
  const name = nameOf(text, payout);
  return (
    <Card roomy>
      <Stack gap={12}>
        <h3 className={css.strong}>{name}</h3>
        {cameBack !== null && <CameBack on={cameBack} again={again.at(-1)} />}
        {post !== null && <Posted post={post} />}
        {isOpen && !writing && (
          <Button size="medium" about={name} onClick={() => setWriting(true)}>
            {post === null ? text.write : text.again}
          </Button>
        )}
        {isOpen && writing && (
          <PostForm payout={payout} pageKey={pageKey} onClose={() => setWriting(false)} />
        )}
        {cameBack !== null && post !== null && post.state !== "returned" && (
          <Move postId={post.id} again={again} pageKey={pageKey} />
        )}
      </Stack>
    </Card>
  );
}

type Words = { payout: (amount: string, day: string) => string };
const nameOf = (text: Words, { amount_in_euros: euros, paid_on: day }: PaidOut) =>
  text.payout(showMoney(euros), showDate(day));

function Posted({ post }: { post: NonNullable<PaidOut["post"]> }) {
  const { posts: text } = useText("entrance");
  return (
    <>
      {post.picture !== null && (
        <img
          className={css.picture}
          src={post.picture.url}
          alt={post.picture_text ?? ""}
          loading="lazy"
          decoding="async"
        />
      )}
      <p className={css.post} lang={HTML_LANG[post.language]} dir="auto">
        {post.text}
      </p>
      {post.state === "returned" ? (
        <Banner kind="warning">{text.returned(post.reason ?? "")}</Banner>
      ) : (
        <p className={css.quiet}>{post.state === "waiting" ? text.waiting : text.shown}</p>
      )}
    </>
  );
}

/** Whether a transfer left after another had come back, and so paid its money too. */
const isLater = (other: PaidOut, id: number, cameBack: string) =>
  other.came_back_on === null && other.id > id && other.paid_on >= cameBack;

/** Whether its money is owed, or the first transfer after it paid it again. */
function CameBack({ on, again }: { on: string; again: PaidOut | undefined }) {
  const { posts: text } = useText("entrance");
  return again === undefined ? (
    <Banner kind="warning">{text.cameBack(showDate(on))}</Banner>
  ) : (
    <Banner kind="info">{text.paidAgain(showDate(on), showDate(again.paid_on))}</Banner>
  );
}

type MoveProps = { postId: number; again: readonly PaidOut[]; pageKey: string };

/** To a transfer that paid the money again and has no post yet. */
function Move({ postId, again, pageKey }: MoveProps) {
  const { posts: text } = useText("entrance");
  const move = useInside(pageKey, api.moveProof);
  const free = again.filter(({ post }) => post === null);
  return (
    <>
      <Refused answer={move.data} />
      {free.map((payout) => (
        <Button
          key={payout.id}
          size="medium"
          loading={move.isPending}
          onClick={() => move.mutate({ post_id: postId, payout_id: payout.id })}
        >
          {text.move(showMoney(payout.amount_in_euros), showDate(payout.paid_on))}
        </Button>
      ))}
    </>
  );
}
