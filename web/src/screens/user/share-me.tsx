import { ShareButton } from "../../features/people/share-page.tsx";
import { useInvite } from "../../features/people/use-invite.ts";

/** Shares one's own profile by the invite link, which says who invites. */
export function ShareMe() {
  const { share, waiting } = useInvite();
  return waiting ? null : <ShareButton onShare={() => void share()} />;
}
