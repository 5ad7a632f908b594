import { Button, chakra, Flex, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { MAX_SITES } from "@dure/domain/journeys/tracker/tracker";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { TextInput } from "../../ui/form/text-input";
import { FormError } from "../../ui/form-error";
import { useFormat } from "../../ui/use-format";
import { useSetTracker } from "./tracker-queries";

/** The websites that are tracked. Members see them, admins change them. */
export function SiteList({ sites }: { sites: readonly string[] }) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const isAdmin = useIsAdmin();
  const [site, setSite] = useState("");
  const set = useSetTracker();
  const save = (allowed_sites: string[], onSuccess = () => {}) =>
    set.mutate({ body: { allowed_sites } }, { onSuccess });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (site.trim()) save([...sites, site], () => setSite(""));
  };
  return (
    <Stack gap="3">
      {sites.length === 0 && <Text color="fg.muted">{t("tracker.noSites")}</Text>}
      {sites.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none" aria-label={t("tracker.sites")}>
          {sites.map((one) => (
            <HStack as="li" key={one} justify="space-between" borderWidth="1px" rounded="l2" ps="3" pe="1" minH="9">
              <Text overflowWrap="anywhere" minW="0">
                {one}
              </Text>
              {isAdmin && (
                <IconButton
                  variant="ghost"
                  size="xs"
                  colorPalette="gray"
                  aria-label={t("tracker.remove", { site: one })}
                  disabled={set.isPending}
                  onClick={() => save(sites.filter((other) => other !== one))}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </HStack>
          ))}
        </Stack>
      )}
      {!isAdmin && <Text color="fg.muted">{t("tracker.adminOnly")}</Text>}
      {isAdmin && sites.length >= MAX_SITES && (
        <Text color="fg.muted">{t("tracker.tooMany", { value: format.number(MAX_SITES) })}</Text>
      )}
      {isAdmin && sites.length < MAX_SITES && (
        <chakra.form onSubmit={add}>
          <Flex gap="2" align="flex-end">
            <TextInput
              label={t("tracker.site")}
              placeholder={t("tracker.sitePlaceholder")}
              inputMode="url"
              maxLength={300}
              value={site}
              onChange={setSite}
            />
            <Button type="submit" variant="outline" loading={set.isPending} disabled={site.trim() === ""}>
              {t("tracker.add")}
            </Button>
          </Flex>
        </chakra.form>
      )}
      <FormError error={set.error} />
    </Stack>
  );
}
