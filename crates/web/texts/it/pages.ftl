# Every page but the table's: home, a new table, the account, problems.
