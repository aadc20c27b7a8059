import { Banner } from "../../ui/banner.tsx";

/** Why something could not be done, read out when it comes; nothing while there is nothing to say. */
export function Problem({ said }: { said: string | null }) {
  if (said === null) return null;
  return (
    <Banner kind="error" live>
      {said}
    </Banner>
  );
}
