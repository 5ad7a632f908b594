/** @jsxImportSource preact */
import { useEffect } from "preact/hooks";
import { failureText } from "../../../lib/public/failure-text";
import { Notice } from "../../../ui/public/shell/notice";
import { PageFrame } from "../../../ui/public/shell/page-frame";
import { useTexts } from "../texts/use-texts";
import { FormPage } from "./form-page";
import { FormSkeleton } from "./form-skeleton";
import { type FirstData, useRouter } from "./use-router";

type FormAppProps = { formId: string; first: FirstData };

/** A form for visitors: they answer its questions and get its outcome. */
export function FormApp({ formId, first }: FormAppProps) {
  const texts = useTexts();
  const { router, notFound, error, load } = useRouter(formId, first);

  useEffect(() => {
    // The router's own title is internal to the team.
    if (router && !document.title) document.title = router.form.metadata.title || router.team.name;
  }, [router]);

  if (router?.state === "active" && router.form_type === "custom") return <FormPage router={router} />;
  const content = () => {
    if (notFound || router?.form_type === "mapping")
      return <Notice title={texts.formNotFound} hint={texts.formNotFoundHint} />;
    if (router) return <Notice title={texts.inactive} hint={texts.inactiveHint} />;
    if (!error) return <FormSkeleton />;
    return (
      <Notice title={texts.failed} hint={failureText(error, texts)}>
        <button type="button" class="button" onClick={load}>
          {texts.retry}
        </button>
      </Notice>
    );
  };
  return <PageFrame>{content()}</PageFrame>;
}
