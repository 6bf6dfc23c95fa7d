// A new table: each colour is unique, so choosing another seat's colour swaps the two.

const fields = [...document.querySelectorAll("select[name^=colour]")];
const worn = new Map(fields.map((field) => [field, field.value]));

for (const field of fields) {
  field.addEventListener("change", () => {
    const other = fields.find((one) => one !== field && one.value === field.value);
    if (other) other.value = worn.get(field);
    fields.forEach((one) => worn.set(one, one.value));
  });
}
