import { noticeApi } from "./notice/notice-api";
import { settingApi } from "./setting/setting-api";

export const notificationsApi = { ...settingApi, ...noticeApi };
