import { lazy, Suspense } from "react";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Block, SkeletonGroup } from "../../ui/states/skeleton.tsx";
import { useText } from "../../lib/text.tsx";

const SignInForm = lazy(async () => ({ default: (await import("./sign-in-form.tsx")).SignInForm }));

type SignInSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Opened by a members' page. */ reason?: boolean;
};

/** The form's code (React Hook Form, zod) comes when the sheet opens. */
export function SignInSheet({ open, onClose, reason = false }: SignInSheetProps) {
  const text = useText().account;
  return (
    <Sheet open={open} onClose={onClose} title={text.signInTitle}>
      <Suspense fallback={<FormSkeleton />}>
        <SignInForm reason={reason} />
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
