// Suggests the time zone of the device to somebody who has not chosen one.

const select = document.querySelector("select[data-suggest]");
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (select && [...select.options].some(({ value }) => value === timeZone)) select.value = timeZone;
