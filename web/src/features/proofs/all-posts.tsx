import { useText } from "../../lib/text.tsx";
import { Section, Stack } from "../../ui/card.tsx";
import { PostCard } from "./post-card.tsx";
import { useAllPosts } from "./use-proofs.ts";

/** In the open books: what organisations showed of their transfers, without anybody's own sum. */
export function AllPosts() {
  const text = useText("proofPosts");
  const posts = useAllPosts().data ?? [];
  if (posts.length === 0) return null;
  return (
    <Section title={text.title}>
      <Stack>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Stack>
    </Section>
  );
}
