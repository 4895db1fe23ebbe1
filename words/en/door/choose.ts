/** The choice of a list. */
export const choose = {
  chooseText: 'Choose the list to check at this door.',
  chooseForCode: 'Choose the list to check this code against. Nothing counts until you confirm.',
  listPages: 'Lists, page by page',
  findList: 'Find a list by its name',
  noneFound: 'No lists match.',
  listsLoading: 'Loading your lists...',
  listsFailed: 'Failed to fetch list',
  noLists: 'There are no lists to scan yet.',
  noListsText: 'Connect a Mailchimp account on the dashboard first.',
  noScannersText: 'Ask an owner of your team to give you a list.',
  toDashboard: 'Back to dashboard',
  otherList: 'Choose another list',
}
