import { Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Block, SkeletonGroup } from "../../ui/states/skeleton.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import { useText } from "../../lib/text.tsx";

const SignInForm = lazyPart(async () => (await import("./sign-in-form.tsx")).SignInForm);

type SignInSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Opened by a members' page. */ reason?: boolean;
  /** Typed already, somewhere else. */ email?: string;
};

/** The form's chunk (React Hook Form, zod) loads when the sheet opens. */
export function SignInSheet({ open, onClose, reason = false, email = "" }: SignInSheetProps) {
  const text = useText("account");
  return (
    <Sheet open={open} onClose={onClose} title={text.signInTitle}>
      <Suspense
        fallback={
          <Waiting>
            <FormSkeleton />
          </Waiting>
        }
      >
        <SignInForm key={email} reason={reason} email={email} />
      </Suspense>
    </Sheet>
  );
}

const FormSkeleton = () => (
  <SkeletonGroup>
    <Block height={82} />
    <Block height={82} />
    <Block height={52} />
  </SkeletonGroup>
);
