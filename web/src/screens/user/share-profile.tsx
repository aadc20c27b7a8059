import { Share2 } from "lucide-react";
import { href } from "../../paths.ts";
import { useHandOn } from "../../features/people/use-hand-on.ts";
import { useInvite } from "../../features/people/use-invite.ts";
import { publicOrigin } from "../../lib/platform.ts";
import { useText } from "../../lib/text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** Shares a public profile. */
export function ShareProfile({ id }: { id: number }) {
  const { share } = useHandOn(`${publicOrigin()}${href("userProfile", { id })}`);
  return <Button onShare={() => void share()} />;
}

/** Shares one's own profile by the invite link. */
export function ShareMe() {
  const { share, waiting } = useInvite();
  return waiting ? null : <Button onShare={() => void share()} />;
}

const Button = ({ onShare }: { onShare: () => void }) => (
  <IconButton label={useText("profile").share} icon={<Share2 aria-hidden />} onClick={onShare} />
);
