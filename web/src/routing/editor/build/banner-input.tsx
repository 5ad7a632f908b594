import { Button, HStack, Image, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../../lib/use-mutation";
import { useTeam } from "../../../teams/team/team-queries";
import type { StepProps } from "../draft";
import { BANNER_TYPES, BannerError, drawBanner, GOOD_BANNER_WIDTH } from "./banner-image";
import { extraOf, setExtra } from "./extra";

type BannerInputProps = Pick<StepProps, "draft" | "routerId" | "onChange">;

/** Chooses the banner above the form. A narrow image is accepted with a warning. */
export function BannerInput({ draft, routerId, onChange }: BannerInputProps) {
  const { t } = useTranslation("routing");
  const { teamId } = useTeam();
  const input = useRef<HTMLInputElement>(null);
  const { formBanner } = extraOf(draft);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { png, width } = await drawBanner(file);
      const { storeBanner } = await import("./store-banner");
      return { banner: await storeBanner(teamId, routerId, png), width };
    },
    onSuccess: ({ banner }) => setExtra(onChange, { formBanner: banner }),
  });
  const isNarrow = upload.data !== undefined && upload.data.width < GOOD_BANNER_WIDTH;
  const fault = upload.error instanceof BannerError ? upload.error.fault : "failed";
  return (
    <Stack gap="2" role="group" aria-label={t("build.banner.label")}>
      <Text textStyle="sm" fontWeight="medium">
        {t("build.banner.label")}
      </Text>
      {formBanner && <Image src={formBanner.url} alt="" maxH="32" objectFit="cover" rounded="l2" borderWidth="1px" />}
      <HStack gap="2" wrap="wrap">
        <Button variant="outline" loading={upload.isPending} onClick={() => input.current?.click()}>
          {t(formBanner ? "build.banner.change" : "build.banner.choose")}
        </Button>
        {formBanner && (
          <Button variant="ghost" onClick={() => setExtra(onChange, { formBanner: null })}>
            {t("build.banner.remove")}
          </Button>
        )}
      </HStack>
      <Text textStyle="xs" color="fg.muted">
        {t("build.banner.hint")}
      </Text>
      <Text textStyle="xs" role="status" color={upload.isError ? "fg.error" : "fg.warning"}>
        {upload.isError ? t(`build.banner.fault.${fault}`) : isNarrow && t("build.banner.narrow")}
      </Text>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t("build.banner.label")}
        accept={BANNER_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate(file);
          // Reset, so that choosing the same file again after a failure fires a change event.
          target.value = "";
        }}
      />
    </Stack>
  );
}
