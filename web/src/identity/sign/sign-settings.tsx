import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { signQuery } from "./sign-query";

/** The rich-text editor is the heaviest part of the profile: it is fetched beside the signature. */
const SignForm = lazyComponent(async () => (await import("./sign-form")).SignForm);

export function SignSettings() {
  const sign = useQuery(signQuery());
  if (sign.isError) return <ErrorState error={sign.error} onRetry={sign.refetch} />;
  if (sign.isPending) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <SignForm stored={sign.data.sign} />
    </Suspense>
  );
}
