import { Box, HStack, IconButton, Skeleton, Text, Link as TextLink } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSlackChannels } from "../../teams/team/slack-queries";
import { FieldFrame } from "../../ui/form/field-frame";
import { FormError } from "../../ui/form-error";
import { ChannelPicker } from "./channel-picker";

type ChannelFieldProps = {
  /** A channel's id. */
  chosen: string | null;
  /** The channel's name when it was chosen, which is shown once the channel no longer exists. */
  chosenName?: string;
  label: string;
  disabled: boolean;
  onPick: (id: string | null) => void;
};

/** Chooses a channel of the team's Slack, or leads to its connection. */
export function ChannelField({ chosen, chosenName = "", label, disabled, onPick }: ChannelFieldProps) {
  const { t } = useTranslation("records");
  const { channels, isWhole, isConnected, isPending, error, refresh, isRefreshing } = useSlackChannels();
  const isGone = isConnected === true && isWhole && chosen !== null && !channels.some(({ id }) => id === chosen);
  return (
    <>
      {isPending && <Skeleton h="8" />}
      <FormError error={error} />
      {isConnected === false && (
        <Text color="fg.muted">
          {t("channel.notConnected")}{" "}
          <TextLink asChild variant="underline">
            <Link to="/settings/connections">{t("channel.connect")}</Link>
          </TextLink>
        </Text>
      )}
      {!isPending && (isConnected || chosen) && (
        <FieldFrame
          label={label}
          hint={isConnected && t("channel.privateHint")}
          error={isGone ? t("channel.deleted") : undefined}
          disabled={disabled}
        >
          <HStack w="full" gap="1">
            <Box flex="1" minW="0">
              <ChannelPicker
                chosen={chosen}
                goneName={chosenName || (isGone ? t("channel.gone") : "")}
                label={label}
                channels={channels}
                disabled={disabled}
                onPick={onPick}
              />
            </Box>
            {isConnected && !disabled && (
              <IconButton
                variant="ghost"
                size="sm"
                aria-label={t("channel.refresh")}
                title={t("channel.refresh")}
                loading={isRefreshing}
                onClick={() => void refresh()}
              >
                <RefreshCw />
              </IconButton>
            )}
          </HStack>
        </FieldFrame>
      )}
    </>
  );
}
