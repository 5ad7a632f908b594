/** @jsxImportSource preact */
import { nextPathOf } from "../../../lib/session-paths";
import { CodeQuestion } from "../code-question";
import { EntryFrame } from "../entry-frame";
import { useEntryHost } from "../entry-host";
import { EntryLink } from "../entry-link";
import { EntryNote } from "../entry-note";
import { useEntryTexts } from "../entry-texts";
import { fill } from "../fill";
import { SsoChoice } from "../form/sso-choice";
import { useEntryAction } from "../use-entry-action";
import { useTeamHere } from "../use-team-here";
import { FailureNote } from "./failure-note";

/**
 * The page that an identity provider's app tile opens. It starts a sign-in from this side, because a sign-in that the
 * provider starts could be for somebody else's account. Browsers open the provider's popup only after a click.
 */
export function SsoPage({ id }: { id: string }) {
  const texts = useEntryTexts();
  const { path } = useEntryHost();
  const { search, searchParams } = new URL(path, location.origin);
  const { isLoading, hasFailed, sso } = useTeamHere();
  const { busy, failure, question, run } = useEntryAction();
  if (isLoading) return null;
  const tenant_id = sso?.tenant_id ?? null;
  const provider = sso?.providers.find((one) => one.id === id);
  const wordsOf = () => {
    if (provider)
      return { title: fill(texts.sso.startTitle, { name: provider.name }), description: texts.sso.startHint };
    if (hasFailed) return { title: texts.error.title };
    return { title: texts.sso.unknownTitle, description: texts.sso.unknownHint };
  };
  return (
    <EntryFrame {...wordsOf()} footer={<EntryLink to={`/login${search}`}>{texts.sso.otherWay}</EntryLink>}>
      {provider && tenant_id ? (
        <SsoChoice
          providers={[provider]}
          busy={busy}
          onChoose={(chosen) =>
            void run({
              name: chosen,
              work: ({ signIn }, challenge) => signIn.bySaml({ tenant_id, id: chosen }, challenge),
              next: nextPathOf(searchParams),
            })
          }
        />
      ) : (
        <EntryNote look="error">
          <p>{hasFailed ? texts.error.network : texts.sso.missing}</p>
        </EntryNote>
      )}
      <FailureNote failure={failure} email="" />
      {question && <CodeQuestion key={String(question.failed)} question={question} />}
    </EntryFrame>
  );
}
