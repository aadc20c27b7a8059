import { Banner } from "../../ui/banner.tsx";

/** An error message that screen readers announce when it appears. */
export function Problem({ said }: { said: string | null }) {
  if (said === null) return null;
  return (
    <Banner kind="error" live>
      {said}
    </Banner>
  );
}
