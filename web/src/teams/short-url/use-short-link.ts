import { useState } from "react";
import { client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";

/** Creates a link's short URL on first use; a failure is shown to the user. */
export function useShortLink(link: string) {
  const errorText = useErrorText();
  const [made, setMade] = useState<{ of: string; short: string }>();
  const create = useMutation({
    mutationFn: () => client.teams.createShortUrl({ body: { original_url: link } }),
    onError: (error) => notify.error({ title: errorText(error) }),
  });

  const shorten = async (): Promise<string> => {
    if (made?.of === link) return made.short;
    const { short_url: short } = await create.mutateAsync();
    setMade({ of: link, short });
    return short;
  };
  return { shorten, isPending: create.isPending };
}
