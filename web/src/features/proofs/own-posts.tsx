import type { OwnProofPost } from "@kalivo/contract/shapes/proof-post.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Section, Stack } from "../../ui/card.tsx";
import { PostCard } from "./post-card.tsx";
import { useOwnPosts } from "./use-proofs.ts";

type OwnPostsProps = {
  /** Only those with money of this statement, and how much of it. */
  statement?: number;
  /** Only those with money that one's calories raised. */
  raised?: true;
};

/** What organisations showed of transfers with one's own euros in them; nothing while there is none. */
export function OwnPosts({ statement, raised }: OwnPostsProps) {
  const text = useText("proofPosts");
  const posts = useOwnPosts().data ?? [];
  const shown = posts
    .map((post) => ({ post, mine: mineOf(text, post, { statement, raised }) }))
    .filter(({ mine }) => mine.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={text.title}>
      <Stack>
        {shown.map(({ post, mine }) => (
          <PostCard key={post.id} post={post} mine={mine} />
        ))}
      </Stack>
    </Section>
  );
}

type Of = { statement: number | undefined; raised: true | undefined };

function mineOf(text: ScreenWords["proofPosts"], post: OwnProofPost, { statement, raised }: Of): string[] {
  if (statement !== undefined) {
    const part = post.statements.find(({ id }) => id === statement);
    return part === undefined ? [] : [text.ofStatement(showMoney(part.amount_in_euros))];
  }
  return sentencesOf(text, raised === true ? { ...post, given_in_euros: 0 } : post);
}

/** What of a post one gave, and what one's calories raised. */
export const sentencesOf = (
  text: ScreenWords["proofPosts"],
  { given_in_euros: given, raised_in_euros: raised }: OwnProofPost,
): string[] => [
  ...(given > 0 ? [text.yours(showMoney(given))] : []),
  ...(raised > 0 ? [text.raised(showMoney(raised))] : []),
];
