import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { useErrorText } from "../../ui/use-error-text";
import { useProfile } from "../user/user-queries";
import { PICTURE_TYPES, PictureError } from "./choose-picture";
import { useChangePicture } from "./picture-queries";
import { UserAvatar } from "./user-avatar";

/** The user's picture; choosing or removing one takes effect at once. */
export function PictureField() {
  const { t } = useTranslation("identity");
  const profile = useProfile();
  const input = useRef<HTMLInputElement>(null);
  const change = useChangePicture(profile.user_id);
  const errorText = usePictureErrorText();
  const removing = change.isPending && change.variables === null;
  const has = profile.picture_version !== null;
  return (
    <Stack gap="3" role="group" aria-label={t("picture.label")}>
      <HStack gap="4">
        <UserAvatar user={profile} size="lg" />
        <Stack gap="1.5">
          <HStack wrap="wrap">
            <Button
              variant="outline"
              loading={change.isPending && !removing}
              disabled={removing}
              onClick={() => input.current?.click()}
            >
              {t(has ? "picture.change" : "picture.choose")}
            </Button>
            {has && (
              <Button
                variant="ghost"
                loading={removing}
                disabled={change.isPending}
                onClick={() => change.mutate(null)}
              >
                {t("picture.remove")}
              </Button>
            )}
          </HStack>
          <Text textStyle="xs" color="fg.muted">
            {t("picture.hint")}
          </Text>
        </Stack>
      </HStack>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t("picture.label")}
        accept={PICTURE_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) change.mutate(file);
          // The same file may be chosen again after a failure.
          target.value = "";
        }}
      />
      <FormError error={change.error && errorText(change.error)} />
    </Stack>
  );
}

/** The text of a picture error. */
function usePictureErrorText(): (error: unknown) => string {
  const { t } = useTranslation("identity");
  const errorText = useErrorText();
  return (error) => (error instanceof PictureError ? t(`picture.fault.${error.fault}`) : errorText(error));
}
