import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { signatureQuery } from "./signature-query";

/** The rich-text editor is the heaviest part of the profile: it is fetched beside the signature. */
const SignatureForm = lazyComponent(async () => (await import("./signature-form")).SignatureForm);

export function SignatureSettings() {
  const sign = useQuery(signatureQuery());
  if (sign.isError) return <ErrorState error={sign.error} onRetry={sign.refetch} />;
  if (sign.isPending) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <SignatureForm stored={sign.data.sign} />
    </Suspense>
  );
}
