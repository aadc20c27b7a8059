import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Section, Stack } from "../../ui/card.tsx";
import { sentencesOf } from "./own-posts.tsx";
import css from "./organisation-posts.module.css";
import { PostCard } from "./post-card.tsx";
import { useOrganisationPosts, useOwnPosts } from "./use-proofs.ts";

/** On an organisation's page: since when it takes part, and what it showed, with the reader's own part. */
export function OrganisationPosts({ id }: { id: number }) {
  const text = useText("proofPosts");
  const shown = useOrganisationPosts(id).data;
  const own = useOwnPosts().data ?? [];
  if (shown === undefined) return null;
  const { confirmed_at: confirmed, posts } = shown;
  const mineOf = (post: number) => {
    const mine = own.find((one) => one.id === post);
    return mine === undefined ? [] : sentencesOf(text, mine);
  };
  return (
    <>
      {posts.length > 0 && (
        <Section title={text.title}>
          <Stack>
            {posts.map((post) => (
              <PostCard key={post.id} post={post} mine={mineOf(post.id)} named={false} />
            ))}
          </Stack>
        </Section>
      )}
      {confirmed !== null && <p className={css.confirmed}>{text.confirmed(showDate(confirmed))}</p>}
    </>
  );
}
