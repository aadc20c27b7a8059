import type { ProofPost } from "@kalivo/contract/shapes/proof-post.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import css from "./post-card.module.css";

/** What of a post is the reader's: sentences for it. */
type Mine = readonly string[];

type PostCardProps = {
  post: ProofPost;
  mine?: Mine;
  /** Left out where the page is the organisation's. */
  named?: boolean;
};

const NOTHING: Mine = [];

/** A picture and two sentences of an organisation, and whose money they are about. */
export function PostCard({ post, mine = NOTHING, named = true }: PostCardProps) {
  const { organisation, picture, picture_text: pictureText, language } = post;
  return (
    <Card>
      <div className={css.frame}>
        <article className={css.post}>
          {picture !== null && (
            <img
              className={css.picture}
              src={picture.url}
              alt={pictureText ?? ""}
              lang={HTML_LANG[language]}
              loading="lazy"
              decoding="async"
              width={1280}
              height={720}
            />
          )}
          <div className={css.said}>
            {named && (
              <a className={css.organisation} href={href("organisation", { id: organisation.id })}>
                {organisation.name}
              </a>
            )}
            <p className={css.text} lang={HTML_LANG[language]} dir="auto">
              {post.text}
            </p>
            {mine.map((sentence) => (
              <p key={sentence} className={css.mine}>
                {sentence}
              </p>
            ))}
            <About post={post} />
            <CameBack post={post} />
          </div>
        </article>
      </div>
    </Card>
  );
}

function CameBack({ post: { came_back_on: back, paid_again_on: again } }: { post: ProofPost }) {
  const text = useText("proofPosts");
  if (back === null) return null;
  return (
    <p className={css.back}>
      {again === null ? text.cameBack(showDate(back)) : text.paidAgain(showDate(back), showDate(again))}
    </p>
  );
}

function About({ post: { months, payout } }: { post: ProofPost }) {
  const text = useText("proofPosts");
  const { language } = useLanguage();
  if (payout !== null)
    return (
      <p className={css.about}>{text.payout(showMoney(payout.amount_in_euros), showDate(payout.paid_on))}</p>
    );
  if (months === null) return null;
  const [first, last] = [months.first, months.last].map((month) => showLongMonth(month, language));
  return (
    <p className={css.about}>
      {first === last ? text.ofMonth(first ?? "") : text.ofMonths(first ?? "", last ?? "")}
    </p>
  );
}
